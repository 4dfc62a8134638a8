import { ItemAction } from '#app/shell/forms/item-action.tsx'
import { DemoMark } from '../shared/demo-mark.tsx'

/** Above the list as long as it holds invented clients. */
export function SamplesLine() {
  return (
    <section className="card panel samples-line" aria-label="Clientes de exemplo">
      <p>
        <DemoMark /> Os clientes de exemplo e os números deles são inventados. Eles saem sozinhos
        quando você confirmar a primeira importação de verdade.
      </p>
      <ItemAction intent="remove-samples" label="Remover os exemplos" busyText="Removendo..." />
    </section>
  )
}
