import { object, string, type InferType } from 'yup';

/** The phrase to type before an account is deleted. */
export const DELETE_PHRASE = 'DELETE';

/** The rules for deleting the account; users with a password must enter it. */
export const deleteSchema = (hasPassword: boolean) =>
  object({
    phrase: string()
      .default('')
      .test(
        'phrase',
        `Enter the word ${DELETE_PHRASE}`,
        (phrase: string | undefined) => phrase?.trim().toUpperCase() === DELETE_PHRASE,
      ),
    password: hasPassword
      ? string().default('').required('Enter your password')
      : string().default(''),
  });

export type DeleteValues = InferType<ReturnType<typeof deleteSchema>>;

export const emptyDelete: DeleteValues = { phrase: '', password: '' };
