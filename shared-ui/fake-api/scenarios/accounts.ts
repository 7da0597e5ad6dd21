import type { ApiSchemas } from 'shared-auth/page';

import type { Scenario } from './scenario';

const newcomer = {
  email: 'New@Demo.test ',
  username: ' newcomer',
  first_name: 'New',
  last_name: 'Comer',
  password: 'Secret123',
  password2: 'Secret123',
  role: 'ATTENDEE',
};

export const accountScenarios: Scenario[] = [
  {
    name: 'registration refuses what breaks a rule, and what somebody has',
    play: async ({ visitor }) => {
      const broken = { email: 'no address', username: 'ab', first_name: ' ', last_name: '' };
      await visitor.post('/auth/register/', {
        ...newcomer,
        ...broken,
        password: 'short',
        password2: 'other',
      });
      await visitor.post('/auth/register/', newcomer);
      await visitor.post('/auth/register/', newcomer);
      await visitor.post('/auth/register/', { ...newcomer, email: 'else@demo.test' });
    },
  },
  {
    name: 'a session is opened, refreshed and ended',
    play: async ({ visitor, signIn }) => {
      await visitor.post('/auth/token/', { email: 'new@demo.test', password: 'Wrong1234' });
      await visitor.post('/auth/token/', { email: 'nobody@demo.test', password: 'Secret123' });
      const member = await signIn('NEW@demo.test', 'Secret123');
      const { refresh } = member;
      await member.get('/auth/profile/');
      await visitor.get('/auth/profile/');
      await visitor.post('/auth/token/refresh/', { refresh });
      await visitor.post('/auth/logout/', { refresh });
      await visitor.post('/auth/token/refresh/', { refresh });
      await visitor.post('/auth/logout/', { refresh });
    },
  },
  {
    name: 'a profile is changed, but not to nothing',
    play: async ({ signIn, visitor }) => {
      const member = await signIn('new@demo.test', 'Secret123');
      await member.patch('/auth/profile/', { first_name: ' ', last_name: 'Comer' });
      await member.patch('/auth/profile/', { first_name: ' Newer ' });
      await visitor.patch('/auth/profile/', { first_name: 'Nobody' });
    },
  },
  {
    name: 'a password is changed by who knows it, and other sessions end',
    play: async ({ signIn, visitor }) => {
      const member = await signIn('new@demo.test', 'Secret123');
      const elsewhere = await signIn('new@demo.test', 'Secret123');
      const change = { password: 'Secret456', password2: 'Secret456', refresh: member.refresh };
      await member.post('/auth/password/', { ...change, current_password: 'Wrong1234' });
      await member.post('/auth/password/', {
        ...change,
        current_password: 'Secret123',
        password2: 'x',
      });
      await member.post('/auth/password/', { ...change, current_password: 'Secret123' });
      await visitor.post('/auth/token/refresh/', { refresh: elsewhere.refresh });
      await visitor.post('/auth/token/refresh/', { refresh: member.refresh });
      const again = await signIn('new@demo.test', 'Secret456');
      await again.post('/auth/logout-all/');
      await visitor.post('/auth/token/refresh/', { refresh: again.refresh });
    },
  },
  {
    name: 'a reset is for an address that somebody has, and a link that was mailed',
    play: async ({ visitor }) => {
      await visitor.post('/auth/password-reset/', { email: 'no address' });
      await visitor.post('/auth/password-reset/', { email: 'nobody@demo.test' });
      await visitor.post('/auth/password-reset/', { email: 'new@demo.test' });
      const passwords = { password: 'Secret789', password2: 'Secret789' };
      await visitor.post('/auth/password-reset-confirm/Mg/no-link/', passwords);
    },
  },
  {
    name: 'a provider that is not set up signs nobody in',
    play: async ({ visitor }) => {
      await visitor.post('/auth/google/', { access_token: 'a token' });
    },
  },
  {
    name: 'an account is erased by its password, unless people hold tickets of its events',
    play: async ({ visitor, signIn, organizer, inDays }) => {
      const { id } = await organizer.post<ApiSchemas['Event']>('/events/', {
        title: 'Held by somebody',
        description: 'So its organizer stays.',
        location: 'Hall 1, Lagos',
        category: 'Music',
        start_date: inDays(3),
        end_date: inDays(4),
        status: 'PUBLISHED',
      });
      const member = await signIn('new@demo.test', 'Secret456');
      await member.post('/tickets/purchase/', { event_id: id, ticket_type: 'STANDARD' });
      await organizer.delete('/auth/profile/', { password: 'Demo1234' });
      await member.delete('/auth/profile/', { password: 'Wrong1234' });
      await member.delete('/auth/profile/', { password: 'Secret456' });
      await visitor.post('/auth/token/', { email: 'new@demo.test', password: 'Secret456' });
    },
  },
];
