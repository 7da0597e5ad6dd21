import { remote } from '@nzuko/shell-sdk/rspack';

export default remote(import.meta.dirname);
