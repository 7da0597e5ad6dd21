export { paintStoredTheme as paintTheme } from '@nzuko/shared-ui/theme/stored';
