import { render, screen } from '@testing-library/react';

import { MailAddress } from './MailAddress';

test('a mail address may break after "@" and after a dot, and reads as one text', () => {
  render(
    <p>
      <MailAddress>ada.obi@mail.example.test</MailAddress>
    </p>,
  );
  const address = screen.getByText('ada.obi@mail.example.test');
  expect(address.innerHTML).toBe('ada.<wbr>obi@<wbr>mail.<wbr>example.<wbr>test');
});
