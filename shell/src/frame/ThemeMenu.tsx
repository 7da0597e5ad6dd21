import { Monitor, Moon, Sun } from '@nzuko/shared-ui/icons';
import {
  IconButton,
  Menu,
  setThemePreference,
  themeStore,
  useStore,
  type ThemePreference,
} from '@nzuko/shared-ui';

const choices = [
  { value: 'light', label: 'Light', icon: <Sun size={18} /> },
  { value: 'dark', label: 'Dark', icon: <Moon size={18} /> },
  { value: 'system', label: 'System', icon: <Monitor size={18} /> },
];

/** Light, dark or the system's theme. */
export function ThemeMenu() {
  const { preference, resolved } = useStore(themeStore);
  const icon = resolved === 'dark' ? <Moon size={20} /> : <Sun size={20} />;
  return (
    <Menu
      trigger={<IconButton label="Theme" icon={icon} />}
      entries={[
        {
          label: 'Theme',
          value: preference,
          choices,
          onChoose: (value) => setThemePreference(value as ThemePreference),
        },
      ]}
    />
  );
}
