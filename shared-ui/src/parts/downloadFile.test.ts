import { downloadFile } from './downloadFile';

test('a downloaded file can be read for 40 s after the click, then its memory is freed', () => {
  jest.useFakeTimers();
  URL.createObjectURL = () => 'blob:ticket';
  const revoke = jest.fn();
  URL.revokeObjectURL = revoke;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  downloadFile('ticket.pdf', 'content', 'application/pdf');
  jest.advanceTimersByTime(39_999);
  expect(revoke).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(revoke).toHaveBeenCalledWith('blob:ticket');
});
