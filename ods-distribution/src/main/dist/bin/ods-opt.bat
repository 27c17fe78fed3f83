@echo off
rem SPDX-License-Identifier: Apache-2.0
rem
rem Starts ods-opt.
rem
rem   JAVA_HOME         the Java to run with, 17 or later; without it, the java on the PATH
rem   ODS_JAVA_OPTS     further options for the JVM, such as -Xmx8g
rem   ODS_DIALECT_PATH  jars and directories with more dialects
setlocal EnableExtensions DisableDelayedExpansion

for %%d in ("%~dp0..") do set "ODS_HOME=%%~fd"
set "ODS_JAR=%ODS_HOME%\lib\ods-opt.jar"

set "ODS_JAVA="
for %%j in (java.exe) do set "ODS_JAVA=%%~$PATH:j"
if defined JAVA_HOME set "ODS_JAVA=%JAVA_HOME%\bin\java.exe"
if not defined ODS_JAVA goto nojava
if not exist "%ODS_JAVA%" goto nojava

rem The JVM takes one garbage collector only, here the one that starts fastest.
set "ODS_GC=-XX:+UseSerialGC"
setlocal EnableDelayedExpansion
set "ODS_OPTIONS=!ODS_JAVA_OPTS! !JDK_JAVA_OPTIONS! !JAVA_TOOL_OPTIONS! !_JAVA_OPTIONS!"
for %%g in (-XX:+UseG1GC -XX:+UseParallelGC -XX:+UseZGC -XX:+UseShenandoahGC -XX:+UseEpsilonGC) do if not "!ODS_OPTIONS:%%g=!"=="!ODS_OPTIONS!" set "ODS_GC="
endlocal & set "ODS_GC=%ODS_GC%"

rem The first run on a JVM records the classes that it loads in an archive, which later runs map into
rem memory. Its name contains the sizes of the JVM's modules and of the jar.
set "ODS_JVM=-XX:InitialRAMPercentage=10 -XX:TieredStopAtLevel=1 -Xlog:disable"
rem Loops are compiled early, as most texts are read by a few calls with many iterations; the rest late.
set "ODS_JVM=%ODS_JVM% -XX:Tier3BackEdgeThreshold=4000"
rem The archive is mapped where it was recorded: elsewhere each pointer has to be adjusted.
set "ODS_JVM=%ODS_JVM% -XX:+UnlockDiagnosticVMOptions -XX:ArchiveRelocationMode=0"
set "ODS_JVM=%ODS_JVM% -XX:Tier3InvocationThreshold=500 -XX:Tier3CompileThreshold=3000"
rem Otherwise the jar would be searched for them.
set "ODS_DIALECTS=-Dods.definitions=@%ODS_HOME%\lib\dialects"
for %%j in ("%ODS_JAVA%") do for %%m in ("%%~dpj..\lib\modules") do for %%o in ("%ODS_JAR%") do set "ODS_NAME=java-%%~zm-%%~zo.jsa"

set "ODS_ARCHIVE=%ODS_HOME%\cds\%ODS_NAME%"
if exist "%ODS_ARCHIVE%" goto recorded
set "ODS_ARCHIVE=%LOCALAPPDATA%\ods-opt\%ODS_NAME%"
if exist "%ODS_ARCHIVE%" goto recorded
call :record "%ODS_HOME%\cds"
if exist "%ODS_ARCHIVE%" goto recorded
if defined LOCALAPPDATA call :record "%LOCALAPPDATA%\ods-opt"
if exist "%ODS_ARCHIVE%" goto recorded

rem Recording failed, perhaps because this Java is too old.
"%ODS_JAVA%" -cp "%ODS_JAR%" dev.ods.tools.OdsOpt --version > nul 2>&1
if not "%ERRORLEVEL%"=="0" goto oldjava
call :mark "%ODS_HOME%\cds"
if not exist "%ODS_ARCHIVE%" if defined LOCALAPPDATA call :mark "%LOCALAPPDATA%\ods-opt"

:plain
"%ODS_JAVA%" %ODS_GC% %ODS_JVM% "%ODS_DIALECTS%" %ODS_JAVA_OPTS% -cp "%ODS_JAR%" dev.ods.tools.OdsOpt %*
exit /b %ERRORLEVEL%

:recorded
for %%a in ("%ODS_ARCHIVE%") do if "%%~za"=="0" goto plain
"%ODS_JAVA%" %ODS_GC% %ODS_JVM% "%ODS_DIALECTS%" %ODS_JAVA_OPTS% "-XX:SharedArchiveFile=%ODS_ARCHIVE%" -cp "%ODS_JAR%" dev.ods.tools.OdsOpt %*
exit /b %ERRORLEVEL%

:record
rem JVMs crash on an incomplete archive, and fail if they cannot write one: hence a separate run, and a
rem rename at its end. The options of the environment are left out, as later runs need not have them: an
rem archive that was recorded with another garbage collector is of no use to these.
set "ODS_ARCHIVE=%~1\%ODS_NAME%"
set "ODS_NEW=%ODS_ARCHIVE%.%RANDOM%%RANDOM%"
mkdir "%~1" > nul 2>&1
setlocal
set "ODS_DIALECT_PATH="
set "JDK_JAVA_OPTIONS="
set "JAVA_TOOL_OPTIONS="
set "_JAVA_OPTIONS="
"%ODS_JAVA%" -XX:+UseSerialGC %ODS_JVM% "%ODS_DIALECTS%" "-XX:ArchiveClassesAtExit=%ODS_NEW%" -cp "%ODS_JAR%" dev.ods.tools.Rehearsal "%ODS_HOME%\examples\sum.mlir" "%ODS_HOME%\lib\constructs.mlir" "%ODS_HOME%\lib\errors.mlir" > nul 2>&1 < nul
endlocal & if "%ERRORLEVEL%"=="0" move /y "%ODS_NEW%" "%ODS_ARCHIVE%" > nul 2>&1
if exist "%ODS_NEW%" del /q "%ODS_NEW%" > nul 2>&1
exit /b 0

:mark
rem An empty archive means that this JVM cannot record one; it is not tried again.
set "ODS_ARCHIVE=%~1\%ODS_NAME%"
if not exist "%ODS_ARCHIVE%" (type nul > "%ODS_ARCHIVE%") 2> nul
exit /b 0

:nojava
echo ods-opt: no Java found: install Java 17 or later, or set JAVA_HOME 1>&2
exit /b 1

:oldjava
echo ods-opt: Java 17 or later is needed: set JAVA_HOME to a newer one; this is %ODS_JAVA%: 1>&2
"%ODS_JAVA%" -version
exit /b 1
