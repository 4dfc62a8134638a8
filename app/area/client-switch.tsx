import { Form } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'

type Choice = { id: string; name: string }

/** The client whose figures are shown, and the way to another where there are several. */
export function ClientSwitch({ client, choices }: { client: Choice; choices: Choice[] }) {
  if (choices.length < 2) return <p className="sidebar-client sidebar-text">{client.name}</p>
  return (
    <Form method="post" action="/dashboard/cliente" className="sidebar-switch sidebar-text">
      <label htmlFor="cliente" className="sr-only">
        Cliente
      </label>
      <span className="relative block">
        <select
          id="cliente"
          name="cliente"
          key={client.id}
          defaultValue={client.id}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        >
          {choices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="chevron" className="pointer-events-none absolute end-3 top-3 size-5" />
      </span>
      <noscript>
        <button type="submit" className="sidebar-item">
          Trocar de cliente
        </button>
      </noscript>
    </Form>
  )
}
