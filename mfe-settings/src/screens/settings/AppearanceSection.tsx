import { Monitor, Moon, Sun } from '@nzuko/shared-ui/icons';
import {
  RadioGroup,
  setThemePreference,
  useTheme,
  type RadioOption,
  type ThemePreference,
} from '@nzuko/shared-ui';

import { SettingsSection } from './SettingsSection';

const themes: (RadioOption & { value: ThemePreference })[] = [
  { value: 'light', label: 'Light', icon: <Sun size={20} /> },
  { value: 'dark', label: 'Dark', icon: <Moon size={20} /> },
  { value: 'system', label: 'System', icon: <Monitor size={20} /> },
];

/** The theme choice; applies immediately, without saving. */
export function AppearanceSection() {
  const { preference } = useTheme();

  const handleChange = ({ target }: React.ChangeEvent<HTMLInputElement>) => {
    const chosen = themes.find(({ value }) => value === target.value);
    if (chosen) setThemePreference(chosen.value);
  };

  return (
    <SettingsSection title="Appearance">
      <RadioGroup
        name="theme"
        label="Theme"
        options={themes}
        value={preference}
        onChange={handleChange}
      />
    </SettingsSection>
  );
}
