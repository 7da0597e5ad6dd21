import { escapeJsonForScript } from './escapeHtml';

const PATIENCE_MS = 1_000;

/** A script's address, and what its element or its preload carries beside it. */
export interface ScriptFile {
  href: string;
  integrity?: string;
}

/**
 * The page's script that fetches all others once the picture has been drawn, or after a second: on a phone's network they would
 * take its bandwidth, and the page can be read long before they run.
 *
 * @param preloads what the screen needs; `scripts` run in their order, and carry `className`.
 */
export const afterPictureScript = (
  preloads: ScriptFile[],
  scripts: ScriptFile[],
  className: string,
): string => `(function(preloads,scripts){
var begun;
function make(name,parts){document.head.appendChild(Object.assign(document.createElement(name),parts))}
function begin(){
if(begun)return;
begun=true;
scripts.forEach(function(s){make('script',{className:'${className}',async:false,src:s.href})});
preloads.forEach(function(p){make('link',{rel:'preload',as:'script',integrity:p.integrity||'',href:p.href})})
}
var picture=document.querySelector('#prerendered img[fetchpriority="high"]');
function shown(){requestAnimationFrame(function(){setTimeout(begin)})}
setTimeout(begin,${PATIENCE_MS});
if(!picture||picture.complete)return shown();
picture.addEventListener('load',shown);
picture.addEventListener('error',begin)
})(${escapeJsonForScript(JSON.stringify(preloads))},${escapeJsonForScript(JSON.stringify(scripts))})`;
