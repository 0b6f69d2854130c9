@echo off
rem SPDX-License-Identifier: Apache-2.0
rem
rem Runs RoboPitch from an unpacked release, with the Java that comes along or the one that is installed.

setlocal
set "HOME_FOLDER=%~dp0"
if exist "%HOME_FOLDER%runtime\bin\java.exe" (
    set "JAVA=%HOME_FOLDER%runtime\bin\java.exe"
) else if defined JAVA_HOME (
    set "JAVA=%JAVA_HOME%\bin\java.exe"
) else (
    set "JAVA=java.exe"
)
"%JAVA%" -version >nul 2>&1 || goto no_java
if not defined ROBOPITCH_JAVA_OPTS if /i "%~1"=="match" set "ROBOPITCH_JAVA_OPTS=-XX:+UseSerialGC -XX:TieredStopAtLevel=1 -XX:C1MaxInlineSize=100 -XX:C1MaxInlineLevel=20"
for %%C in (tournament sweep tune reproduce learn bench) do if not defined ROBOPITCH_JAVA_OPTS if /i "%~1"=="%%C" set "ROBOPITCH_JAVA_OPTS=-XX:+UseSerialGC -XX:LoopUnrollLimit=0 -XX:InlineSmallCode=1000 -XX:-UseCompressedOops"
if not defined ROBOPITCH_JAVA_OPTS set "ROBOPITCH_JAVA_OPTS=-XX:+UseSerialGC"
"%JAVA%" %ROBOPITCH_JAVA_OPTS% -jar "%HOME_FOLDER%robopitch.jar" %*
exit /b %ERRORLEVEL%

:no_java
echo robopitch: no java found: install a JDK, 17 or newer, or set JAVA_HOME to one 1>&2
exit /b 1
