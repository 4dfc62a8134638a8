import { shortForms } from '#content/assistant/language/short-forms.ts'

/** Folded words with what people shorten on a phone spelt out: 'vc', 'pra', 'zap'. */
export const spellOut = (folded: string): string =>
  folded
    .split(' ')
    .map((word) => (Object.hasOwn(shortForms, word) ? shortForms[word] : word))
    .join(' ')
