// The facade: nothing else imports these packages, so each is in the page once, and only the parts listed here.
export { createGlobalStyle, css, keyframes, styled } from 'styled-components';
export {
  Navigate,
  Outlet,
  useBlocker,
  useLocation,
  useMatches,
  useNavigate,
  useParams,
  useRouteError,
  useSearchParams,
  type Location,
  type RouteObject,
} from 'react-router-dom';
export { useStore } from 'zustand';
export { createStore, type StoreApi } from 'zustand/vanilla';

export { productName } from './brand';
export { Avatar, type AvatarProps } from './components/avatar/Avatar';
export { Badge, type BadgeProps, type BadgeTone } from './components/badge/Badge';
export { EventStatusBadge, type EventStatus } from './components/badge/EventStatusBadge';
export { Banner, type BannerProps, type BannerTone } from './components/banner/Banner';
export { Button, type ButtonProps } from './components/button/Button';
export { ButtonLink, type ButtonLinkProps } from './components/button/ButtonLink';
export type { ButtonSize, ButtonVariant } from './components/button/buttonStyle';
export { IconButton, type IconButtonProps } from './components/button/IconButton';
export { Card, type CardProps } from './components/card/Card';
export { Checkbox, type CheckboxProps } from './components/checkbox/Checkbox';
export { ConfirmDialog, type ConfirmDialogProps } from './components/dialog/ConfirmDialog';
export { Dialog, warmDialog } from './components/dialog/Dialog';
export type { DialogProps } from './components/dialog/dialogProps';
export { Field, type FieldControl, type FieldProps } from './components/field/Field';
export { PageContainer } from './components/layout/PageContainer';
export { PageHeader, type PageHeaderProps } from './components/layout/PageHeader';
export { SkipLink } from './components/layout/SkipLink';
export { Stack, type StackProps } from './components/layout/Stack';
export { Logo } from './components/logo/Logo';
export { LogoMark } from './components/logo/LogoMark';
export { Menu } from './components/menu/Menu';
export type { MenuChoices, MenuEntry, MenuItem, MenuProps } from './components/menu/menuProps';
export { Pagination, type PaginationProps } from './components/pagination/Pagination';
export { PasswordInput, type PasswordInputProps } from './components/password-input/PasswordInput';
export { adirePattern, dotPattern } from './components/pattern/pattern';
export {
  RadioGroup,
  type RadioGroupProps,
  type RadioOption,
} from './components/radio-group/RadioGroup';
export { Select, type SelectOption, type SelectProps } from './components/select/Select';
export { Skeleton, type SkeletonProps } from './components/skeleton/Skeleton';
export { Spinner, type SpinnerProps } from './components/spinner/Spinner';
export { StatCard, type StatCardProps } from './components/stat-card/StatCard';
export { EmptyState, type EmptyStateProps } from './components/state/EmptyState';
export { ErrorState, type ErrorStateProps } from './components/state/ErrorState';
export { Tabs, type TabItem, type TabsProps } from './components/tabs/Tabs';
export { TextArea } from './components/text-area/TextArea';
export { TextInput } from './components/text-input/TextInput';
export {
  TicketCard,
  TicketNumber,
  type TicketCardProps,
} from './components/ticket-card/TicketCard';
export { VisuallyHidden } from './components/visually-hidden/VisuallyHidden';
export { dataSaverStore, isSavingData } from './data-saver/dataSaverStore';
export type { DataSaverPreference } from './data-saver/savesData';
export { ShowPicture } from './data-saver/ShowPicture';
export { useHeldPicture } from './data-saver/useHeldPicture';
export {
  defaultTimeZone,
  formatEventDate,
  formatEventDateRange,
  formatEventTime,
  plainText,
  zoneLabel,
  type Instant,
} from './format/eventDates';
export { formatNaira, formatPrice, isFree, type Amount } from './format/money';
export { createBrowserRouter } from './router/createBrowserRouter';
export { createMemoryRouter } from './router/createMemoryRouter';
export { Link } from './router/Link';
export { NavLink } from './router/NavLink';
export { RouterProvider } from './router/RouterProvider';
export { ScrollRestoration, useIsReturning } from './router/ScrollRestoration';
export { loneLink, mediaDown, mediaTouch, mediaUp, pageGutter, theme } from './theme/theme';
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
export { hasUnsavedWork, useUnloadGuard } from './unsaved/unsavedWork';
