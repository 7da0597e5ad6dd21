/** Where the theme preference (`light`, `dark` or `system`) is kept in local storage (spec section 9). */
export const themeStorageKey = 'event-management-theme';

/** An inline script for the HTML head that sets `data-theme` on `<html>` before the first paint; needs the CSP nonce. */
export const themeBootScript = `(function(){var t='light';try{t=localStorage.getItem('${themeStorageKey}')||t}catch(e){}if(t==='system')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';if(t!=='dark')t='light';var d=document.documentElement;d.dataset.theme=t;d.style.colorScheme=t})()`;
