// The package ships no types; this is the part that is handed on to the PDF writer, which types it.
declare module 'fontkit' {
  import type { Fontkit } from '@cantoo/pdf-lib';

  export const create: Fontkit['create'];
}
