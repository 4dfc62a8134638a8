import { Problem } from './problem.tsx'

/** For the script: what is said where the server cannot be reached. */
export function AwayNote() {
  return (
    <template data-agenda-away="">
      <Problem text="Não deu para falar com a gente: a internet pode ter caído. O que você escreveu continua aqui. Tente de novo." />
    </template>
  )
}
