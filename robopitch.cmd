@echo off
rem SPDX-License-Identifier: Apache-2.0
rem
rem Builds RoboPitch when it is not built, or when its sources are newer than the build, then runs its command line.
rem ROBOPITCH_JAVA_OPTS holds flags for the Java virtual machine, in place of the ones below.

setlocal
set "HOME_FOLDER=%~dp0"
set "TARGET=%HOME_FOLDER%packaging\target"
set "JAR=%TARGET%\robopitch.jar"
set "BUILT=%TARGET%\robopitch-built"

if defined JAVA_HOME (
    set "JAVA=%JAVA_HOME%\bin\java.exe"
) else (
    set "JAVA=java.exe"
)
set "VERSION="
for /f "tokens=3" %%v in ('^""%JAVA%" -version 2^>^&1^"') do if not defined VERSION set "VERSION=%%~v"
set "MAJOR=0"
for /f "delims=.-+" %%m in ("%VERSION%") do set "MAJOR=%%m"
"%JAVA%" -version >nul 2>&1 || goto no_java
if %MAJOR% LSS 17 goto old_java

if not exist "%JAR%" goto first_build
if not exist "%BUILT%" goto first_build
powershell -NoProfile -Command "$t = (Get-Item $env:BUILT).LastWriteTimeUtc; $n = Get-ChildItem $env:HOME_FOLDER -Recurse -File | Where-Object { $_.LastWriteTimeUtc -gt $t -and $_.FullName -notmatch '\\target\\|\\.git\\' -and ($_.Name -eq 'pom.xml' -or $_.FullName -match '\\src\\main\\') } | Select-Object -First 1; if ($n) { exit 1 }"
if errorlevel 1 goto build_again
goto run

:first_build
echo robopitch: building, once (about a minute, longer when libraries have to be downloaded) ... 1>&2
goto build

:build_again
echo robopitch: building again, the sources have changed ... 1>&2

:build
pushd "%HOME_FOLDER%"
if not exist "%TARGET%" mkdir "%TARGET%"
type nul >"%TARGET%\robopitch-building"
call mvnw.cmd -q -B -ntp -Dmaven.test.skip=true -Dquick -pl packaging -am package 1>&2
if errorlevel 1 goto build_failed
move /y "%TARGET%\robopitch-building" "%BUILT%" >nul
popd

:run
rem A single match is over before the optimising compiler has earned what it costs.
if not defined ROBOPITCH_JAVA_OPTS if /i "%~1"=="match" set "ROBOPITCH_JAVA_OPTS=-XX:+UseSerialGC -XX:TieredStopAtLevel=1 -XX:C1MaxInlineSize=100 -XX:C1MaxInlineLevel=20"
for %%C in (tournament sweep tune reproduce learn bench) do if not defined ROBOPITCH_JAVA_OPTS if /i "%~1"=="%%C" set "ROBOPITCH_JAVA_OPTS=-XX:+UseSerialGC -XX:LoopUnrollLimit=0 -XX:InlineSmallCode=1000 -XX:-UseCompressedOops"
if not defined ROBOPITCH_JAVA_OPTS set "ROBOPITCH_JAVA_OPTS=-XX:+UseSerialGC"
"%JAVA%" %ROBOPITCH_JAVA_OPTS% -jar "%JAR%" %*
exit /b %ERRORLEVEL%

:no_java
echo robopitch: no java found: install a JDK, 17 or newer, or set JAVA_HOME to one 1>&2
exit /b 1

:old_java
echo robopitch: Java 17 or newer is needed, but "%JAVA%" is Java %VERSION% 1>&2
exit /b 1

:build_failed
popd
echo robopitch: the build failed; what it said is above 1>&2
exit /b 1
