declare module 'prerendered-screen' {
  import type { ComponentType } from 'react';

  /** The screen this build renders, set by webpack.shared.js. */
  const Screen: ComponentType<{ data?: unknown }>;
  export default Screen;
}
