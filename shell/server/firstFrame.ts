/**
 * The page's script, before its markup, that lets the first frame draw what is in sight alone: on a phone, laying out all
 * of a long page takes a third of the way to it. Not for a page that opens further down, whose place depends on what is
 * above.
 */
export const firstFrameScript = `(function(){
var d=document.documentElement,way=performance.getEntriesByType('navigation')[0];
if(location.hash||!way||way.type!=='navigate'||!PerformanceObserver.supportedEntryTypes.includes('paint'))return;
d.dataset.firstFrame='';
new PerformanceObserver(function(paints,observer){
if(!paints.getEntriesByName('first-contentful-paint').length)return;
observer.disconnect();
delete d.dataset.firstFrame
}).observe({type:'paint',buffered:true})
})()`;

/** The rule for all but the first part of prerendered markup, as long as that frame is awaited. */
export const firstFrameCss =
  '[data-first-frame] #prerendered main>*+*{content-visibility:auto;contain-intrinsic-block-size:200vh}';
