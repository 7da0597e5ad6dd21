import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordInput } from '../password-input/PasswordInput';
import { Select } from '../select/Select';
import { TextArea } from '../text-area/TextArea';
import { Field } from './Field';

describe('Field', () => {
  it('labels its input and passes native props through', async () => {
    const change = jest.fn();
    render(<Field name="email" label="Email" type="email" value="" onChange={change} />);
    const input = screen.getByRole('textbox', { name: 'Email' });
    expect(input).toHaveAttribute('name', 'email');
    expect(input).toHaveAttribute('type', 'email');
    expect(input).not.toHaveAttribute('aria-invalid');
    expect(input).not.toHaveAttribute('aria-describedby');
    await userEvent.type(input, 'a');
    expect(change).toHaveBeenCalledTimes(1);
  });

  it('marks a required input without the browser’s own validation', () => {
    render(<Field name="first" label="First Name" required />);
    const input = screen.getByRole('textbox', { name: 'First Name' });
    expect(input).toHaveAttribute('aria-required', 'true');
    expect(input).not.toHaveAttribute('required');
    expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true');
  });

  it('shows an error once touched, and describes the input by error and hint', () => {
    const field = (touched: boolean) => (
      <Field
        name="email"
        label="Email"
        hint="We never share it"
        error="Please enter a valid email"
        touched={touched}
      />
    );
    const { rerender } = render(field(false));
    const input = screen.getByRole('textbox', { name: 'Email' });
    expect(input).toHaveAccessibleDescription('We never share it');
    expect(input).not.toBeInvalid();
    rerender(field(true));
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Please enter a valid email We never share it');
    expect(screen.getByText('Please enter a valid email')).toHaveAttribute('aria-live', 'polite');
  });

  it('renders a select, a text area or a password input on demand', () => {
    render(
      <>
        <Field
          name="category"
          label="Category"
          as={Select}
          placeholder="Choose"
          options={[{ value: 'music', label: 'Music' }]}
          error="Category is required"
        />
        <Field name="about" label="Description" as={TextArea} rows={4} />
        <Field name="password" label="Password" as={PasswordInput} error="Too short" />
      </>,
    );
    const select = screen.getByRole('combobox', { name: 'Category' });
    expect(select).toHaveAccessibleDescription('Category is required');
    expect(screen.getByRole('option', { name: 'Music' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveAttribute('rows', '4');
    expect(screen.getByLabelText('Password')).toBeInvalid();
  });

  it('passes its props to a custom control', () => {
    render(
      <Field name="count" label="Quantity" hint="At least 1">
        {(control) => <input type="number" {...control} />}
      </Field>,
    );
    expect(screen.getByRole('spinbutton', { name: 'Quantity' })).toHaveAccessibleDescription(
      'At least 1',
    );
  });
});

describe('PasswordInput', () => {
  it('shows and hides the password', async () => {
    render(<Field name="password" label="Password" as={PasswordInput} />);
    const input = screen.getByLabelText('Password');
    const toggle = screen.getByRole('button', { name: 'Show password' });
    expect(input).toHaveAttribute('type', 'password');
    expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(toggle);
    expect(input).toHaveAttribute('type', 'text');
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
  });

  it('names its button apart from those of the other passwords', () => {
    render(
      <>
        <Field
          name="old"
          label="Current Password"
          as={PasswordInput}
          data-button="Show password (current)"
        />
        <Field
          name="new"
          label="New Password"
          as={PasswordInput}
          data-button="Show password (new)"
        />
      </>,
    );
    expect(screen.getByRole('button', { name: 'Show password (current)' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show password (new)' })).toBeVisible();
    // The label still leads to the field alone.
    expect(screen.getByLabelText(/new password/i)).toHaveAttribute('name', 'new');
  });

  it('warns while Caps Lock is on', async () => {
    const user = userEvent.setup();
    render(<Field name="password" label="Password" as={PasswordInput} />);
    await user.click(screen.getByLabelText('Password'));
    await user.keyboard('{CapsLock}a');
    expect(screen.getByRole('status')).toHaveTextContent('Caps Lock is on');
    await user.keyboard('{CapsLock}a');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
