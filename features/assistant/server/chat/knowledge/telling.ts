import { stem } from '../understanding/text.ts'

/** Words that say nothing about what a question is about. */
const common = new Set(
  'a o e de da do em na no um uma por para pra com que qual como quanto quando onde se eu meu minha voce seu sua tem ter ser faz fazer posso preciso vale pena mais mal muito isso este essa mim nao sim ou ja so ao os as esta pode todo mundo gente'.split(
    ' ',
  ),
)

/** The stems of the words that say what a text is about. */
export const telling = (words: string[]) =>
  new Set(words.filter((word) => !common.has(word)).map(stem))
