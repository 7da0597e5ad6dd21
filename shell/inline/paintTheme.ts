export { paintStoredTheme as paintTheme } from 'shared-ui/theme/stored';
