import { lastMethodMessage, requiredByMessage } from './twoStepMessages';

test.each([
  [['Bola Ade'], 'Bola Ade’s team requires two-step sign-in'],
  [['Bola Ade', 'Ada Obi'], 'Bola Ade’s and Ada Obi’s teams require two-step sign-in'],
])('teams of %j are named', (founders, message) => {
  expect(requiredByMessage(founders)).toBe(message);
});

test.each([
  [[], 'After that, your password alone will be enough.'],
  [['Bola Ade'], 'You can’t work with Bola Ade’s team without it.'],
])('removing the last method with teams of %j says what it means', (founders, message) => {
  expect(lastMethodMessage(founders)).toBe(
    `It’s the last one, so this turns off two-step sign-in. ${message}`,
  );
});
