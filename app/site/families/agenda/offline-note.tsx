import { Problem } from './problem.tsx'

/** Template that the script shows when the server cannot be reached. */
export function OfflineNote() {
  return (
    <template data-agenda-away="">
      <Problem text="A internet pode ter caído. O que você escreveu continua aqui: tente de novo." />
    </template>
  )
}
