const endings =
  /(?<=\w{3})(?:amento|imento|mente|acao|icao|ando|endo|indo|aram|eram|iram|ados?|idos?|adas?|idas?|avam?|iam?|ar|er|ir|am|em|ou|[aeo])$/

/** What the forms of a word share, roughly: 'responder', 'respondem', 'respondido'. */
export function stem(word: string): string {
  return word.replace(endings, '').slice(0, 7)
}
