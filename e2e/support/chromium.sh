#!/bin/sh
# Starts Chromium ($CHROMIUM_PATH) with the options it is given, but without the pages that its address bar keeps ready in each
# window: nobody types there, and rendering them took more processor time than opening the window. It is done here because
# Chromium reads the last --disable-features only, and Playwright has one of its own.
for option do
  shift
  case $option in
    --disable-features=*) option="$option,WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup" ;;
  esac
  set -- "$@" "$option"
done
exec "$CHROMIUM_PATH" "$@"
