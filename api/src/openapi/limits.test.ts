import { limitsSources } from './limits';

const json = (schema: object) => ({ 'application/json': { schema } });

const title = {
  maxLength: 9,
  'x-published': { minLength: 3 },
  'x-messages': { maxLength: 'Too long' },
  description: 'Its name.',
};

const document = {
  info: { 'x-constants': { talk_duration: '40 minutes', most_talks: 9 } },
  paths: {
    '/talks/{id}/speakers/': {
      get: {
        parameters: [
          { name: 'id', in: 'path', schema: { minimum: 1 } },
          { name: 'search', in: 'query', schema: { maxLength: 200 } },
          { name: 'from', in: 'query', schema: { type: 'string' } },
        ],
      },
      post: { requestBody: { content: json({ properties: { note: { minLength: 1 } } }) } },
    },
    '/talks/': {
      post: {
        requestBody: {
          content: {
            ...json({ $ref: '#/components/schemas/TalkPayload' }),
            'multipart/form-data': {
              schema: {
                properties: {
                  title,
                  slides: { maxLength: 10, 'x-media-types': ['application/pdf'] },
                },
              },
            },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      TalkPayload: {
        properties: {
          title,
          track: { enum: ['A', 'B'], 'x-labels': { A: 'Main hall', B: 'Side room' } },
          part: { 'x-rights': { SPEAKER: ['talk'], GUEST: [] } },
          spoken_language: { type: 'string', 'x-default': 'en' },
          seats: { minimum: 1, maximum: 5, multipleOf: 1, 'x-prefilled': 2 },
          abstract: { type: 'string' },
          rooms: { minItems: 1, maxItems: 2, items: { $ref: '#/components/schemas/Room' } },
        },
      },
      Room: { properties: { name: { maxLength: 4 } } },
      Answer: { properties: { name: { maxLength: 1 } } },
    },
  },
};

it('finds the limits on requests, named after their bodies and queries, and fields’ defaults, labels, messages and rights', () => {
  const { limits, fieldMessages } = limitsSources(document);
  expect(limits).toBe(
    [
      `export const defaultSpokenLanguage = "en" as const;\n`,
      `export const mostTalks = 9 as const;\n`,
      `export const partRights = {"SPEAKER":["talk"],"GUEST":[]} as const;\n`,
      `export const roomLimits = {"name":{"maxLength":4}} as const;\n`,
      `export const talkDuration = "40 minutes" as const;\n`,
      `export const talkLimits = {` +
        `"title":{"maxLength":9,"published":{"minLength":3}},` +
        `"track":{"enum":["A","B"]},` +
        `"seats":{"minimum":1,"maximum":5,"multipleOf":1,"prefilled":2},` +
        `"rooms":{"minItems":1,"maxItems":2},` +
        `"slides":{"maxLength":10,"mediaTypes":["application/pdf"]}} as const;\n`,
      `export const talksSpeakersLimits = {"note":{"minLength":1}} as const;\n`,
      `export const talksSpeakersQueryLimits = {"search":{"maxLength":200}} as const;\n`,
      `export const trackLabels = {"A":"Main hall","B":"Side room"} as const;\n`,
    ].join('\n'),
  );
  expect(fieldMessages).toBe(`export const titleMessages = {"maxLength":"Too long"} as const;\n`);
});
