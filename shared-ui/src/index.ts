// The facade: nobody else imports these packages, so each exists once in the page and only in the parts used here.
export { createGlobalStyle, css, keyframes, styled, StyleSheetManager } from 'styled-components';
export {
  createBrowserRouter,
  createMemoryRouter,
  createSearchParams,
  generatePath,
  Link,
  matchPath,
  matchRoutes,
  MemoryRouter,
  Navigate,
  NavLink,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useMatches,
  useNavigate,
  useNavigationType,
  useParams,
  useRouteError,
  useSearchParams,
  type DataRouteObject,
  type LinkProps,
  type Location,
  type NavigateFunction,
  type NavLinkProps,
  type RouteObject,
  type To,
  type UIMatch,
} from 'react-router-dom';
export { useStore } from 'zustand';
export { createStore, type StoreApi } from 'zustand/vanilla';

export { productName } from './brand';
export { Badge, type BadgeProps, type BadgeTone } from './components/badge/Badge';
export { EventStatusBadge, type EventStatus } from './components/badge/EventStatusBadge';
export { Banner, type BannerProps, type BannerTone } from './components/banner/Banner';
export { Button, type ButtonProps } from './components/button/Button';
export { ButtonLink, type ButtonLinkProps } from './components/button/ButtonLink';
export type { ButtonSize, ButtonVariant } from './components/button/buttonStyle';
export { IconButton, type IconButtonProps } from './components/button/IconButton';
export { Card, type CardProps } from './components/card/Card';
export { Field, type FieldControl, type FieldProps } from './components/field/Field';
export { PageContainer } from './components/layout/PageContainer';
export { PageHeader, type PageHeaderProps } from './components/layout/PageHeader';
export { SkipLink } from './components/layout/SkipLink';
export { Stack, type StackProps } from './components/layout/Stack';
export { Select, type SelectOption, type SelectProps } from './components/select/Select';
export { Skeleton, type SkeletonProps } from './components/skeleton/Skeleton';
export { Spinner, type SpinnerProps } from './components/spinner/Spinner';
export { EmptyState, type EmptyStateProps } from './components/state/EmptyState';
export { ErrorState, type ErrorStateProps } from './components/state/ErrorState';
export { TextArea } from './components/text-area/TextArea';
export { TextInput } from './components/text-input/TextInput';
export { VisuallyHidden } from './components/visually-hidden/VisuallyHidden';
export {
  supportedContracts,
  type RemoteContract,
  type RemoteRoute,
  type RouteAccess,
  type SignedOut,
} from './contract/remoteContract';
export { fontPreloads } from './theme/fontFaces';
export { GlobalStyle } from './theme/GlobalStyle';
export { mediaDown, mediaUp, theme } from './theme/theme';
export {
  setThemePreference,
  startTheme,
  themeStore,
  type ThemePreference,
  type ThemeState,
} from './theme/themeStore';
export { useTheme } from './theme/useTheme';
export { ToastArea } from './toast/ToastArea';
export {
  dismissToast,
  toast,
  toastStore,
  type ToastAction,
  type ToastHandle,
  type ToastInput,
  type ToastRecord,
} from './toast/toastStore';
