"spa,xyz
