// The package ships no types; this covers only what is passed to pdf-lib.
declare module 'fontkit' {
  import type { Fontkit } from '@cantoo/pdf-lib';

  export const create: Fontkit['create'];
}
