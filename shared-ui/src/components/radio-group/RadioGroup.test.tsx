import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from '../checkbox/Checkbox';
import { RadioGroup } from './RadioGroup';

function Role({ error }: { error?: string }) {
  const [value, setValue] = useState('ATTENDEE');
  return (
    <RadioGroup
      name="role"
      label="Role"
      value={value}
      error={error}
      onChange={(event) => setValue(event.target.value)}
      options={[
        { value: 'ATTENDEE', label: 'Attendee', description: 'Find and book events' },
        { value: 'ORGANIZER', label: 'Organizer' },
      ]}
    />
  );
}

describe('RadioGroup', () => {
  it('names the group and each choice, and describes a choice', () => {
    render(<Role />);
    expect(screen.getByRole('radiogroup', { name: 'Role' })).toBeValid();
    expect(screen.getByRole('radio', { name: 'Attendee' })).toHaveAccessibleDescription(
      'Find and book events',
    );
  });

  it('selects by click and arrow keys', async () => {
    const user = userEvent.setup();
    render(<Role />);
    await user.click(screen.getByText('Organizer'));
    expect(screen.getByRole('radio', { name: 'Organizer' })).toBeChecked();
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('radio', { name: 'Attendee' })).toBeChecked();
  });

  it('is described by its error', () => {
    render(<Role error="Please select a role" />);
    const group = screen.getByRole('radiogroup', { name: 'Role' });
    expect(group).toBeInvalid();
    expect(group).toHaveAccessibleDescription('Please select a role');
  });
});

describe('Checkbox', () => {
  it('is labelled, described and toggled by its label', async () => {
    render(<Checkbox hint="At most one a week">Send me new events</Checkbox>);
    const box = screen.getByRole('checkbox', { name: 'Send me new events' });
    expect(box).toHaveAccessibleDescription('At most one a week');
    await userEvent.click(screen.getByText('Send me new events'));
    expect(box).toBeChecked();
  });
});
