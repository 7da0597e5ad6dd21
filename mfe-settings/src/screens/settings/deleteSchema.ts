import { object, string, type InferType } from 'yup';

/** What must be typed before an account is deleted. */
export const DELETE_PHRASE = 'DELETE';

/** The rules of the form that deletes the account; who has a password proves that it is them. */
export const deleteSchema = (hasPassword: boolean) =>
  object({
    phrase: string()
      .default('')
      .test(
        'phrase',
        `Type ${DELETE_PHRASE} to confirm`,
        (phrase) => phrase?.trim() === DELETE_PHRASE,
      ),
    password: hasPassword
      ? string().default('').required('Enter your password')
      : string().default(''),
  });

export type DeleteValues = InferType<ReturnType<typeof deleteSchema>>;

export const emptyDelete: DeleteValues = { phrase: '', password: '' };
