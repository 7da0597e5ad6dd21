import { Gauge, Image, ImageOff } from '@nzuko/shared-ui/icons';
import {
  dataSaverStore,
  RadioGroup,
  useStore,
  type DataSaverPreference,
  type RadioOption,
} from '@nzuko/shared-ui';
import { setDataSaver } from '@nzuko/shared-ui/parts';

import { SettingsSection } from './SettingsSection';

const choices: (RadioOption & { value: DataSaverPreference })[] = [
  { value: 'browser', label: 'Automatic', icon: <Gauge size={20} /> },
  { value: 'on', label: 'On', icon: <ImageOff size={20} /> },
  { value: 'off', label: 'Off', icon: <Image size={20} /> },
];

/** Whether pages use little data on this device; applies immediately, without saving. */
export function DataSaverSection() {
  const { preference, isOn } = useStore(dataSaverStore);

  const handleChange = ({ target }: React.ChangeEvent<HTMLInputElement>) => {
    const chosen = choices.find(({ value }) => value === target.value);
    if (chosen) setDataSaver(chosen.value);
  };

  return (
    <SettingsSection title="Data Saver">
      <p>
        With Data Saver, pictures load only when you press Show Picture, and nothing loads in
        advance. Automatic follows your browser’s own setting.
      </p>
      <p role="status">Data Saver is {isOn ? 'on' : 'off'} on this device.</p>
      <RadioGroup
        name="data-saver"
        label="Use less data on this device"
        options={choices}
        value={preference}
        onChange={handleChange}
      />
    </SettingsSection>
  );
}
