import { productName } from '@nzuko/contract/brand';
import { colors } from '@nzuko/shared-ui/theme/tokens';

/** An icon of the installed app. */
export interface AppIcon {
  file: string;
  size: number;
  /** `maskable` has a background up to its edges, for systems that cut icons to their own shape. */
  purpose: 'any' | 'maskable';
}

/** The icons of the manifest: the sizes that browsers ask for before they offer to install an app. */
const manifestIcons: AppIcon[] = [
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
];

/** iOS uses this one instead, from the page's head; it rounds the corners by itself. */
export const appleIcon: AppIcon = { file: 'icon-apple-180.png', size: 180, purpose: 'maskable' };

/** All icons that the shell's build draws. */
export const appIcons = [...manifestIcons, appleIcon];

const { page } = colors.light;

/** The web app manifest: installed, the site opens on the dashboard, in a window of its own. */
export const appManifest = JSON.stringify({
  id: '/',
  name: productName,
  short_name: productName,
  description: 'Sell tickets, check people in and keep your own tickets at hand.',
  lang: 'en',
  start_url: '/dashboard',
  scope: '/',
  display: 'standalone',
  theme_color: page,
  background_color: page,
  categories: ['business', 'events'],
  icons: manifestIcons.map(({ file, size, purpose }) => ({
    src: `/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
});
