/**
 * The page's script for a button that is pressed before React has taken the prerendered markup over: the press is kept,
 * the button says that it is busy, and the same button of React's page is pressed once it stands.
 */
export const earlyPressScript = `(function(){
var root=document.getElementById('root'),pressed;
function nameOf(b){return b.getAttribute('aria-label')||b.textContent}
root.addEventListener('click',function(e){
var b=e.target.closest('#prerendered button');
if(!b)return;
if(pressed)pressed.removeAttribute('aria-busy');
pressed=b;b.setAttribute('aria-busy','true')
});
new MutationObserver(function(_,observer){
if(document.getElementById('prerendered'))return;
observer.disconnect();
if(!pressed)return;
var name=nameOf(pressed),twin=[].find.call(root.querySelectorAll('button'),function(b){return nameOf(b)===name});
if(twin){twin.focus();twin.click()}
}).observe(root,{childList:true})
})()`;
