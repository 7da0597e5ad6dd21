declare module 'prerendered-screen' {
  import type { ComponentType } from 'react';

  /** The screen that this build renders; webpack.shared.js says which. */
  const Screen: ComponentType<{ data?: unknown }>;
  export default Screen;
}
