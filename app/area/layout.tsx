import {
  Form,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  Outlet,
  useLoaderData,
  useLocation,
} from 'react-router'
import { cachePage, useWarmPages } from '#app/shell/frame/last-page.ts'
import { Shell } from '#app/shell/frame/shell.tsx'
import { SearchBox } from '#app/shell/search/search-box.tsx'
import { Logo } from '#app/site/parts/logo.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { guardAccount, guardReadOnly } from '#features/people/server/people.server.ts'
import { accountData } from './layout.server.ts'

type Choice = { id: string; name: string }

/** The current client, as a select when there are several. */
function ClientSwitch({ client, choices }: { client: Choice; choices: Choice[] }) {
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

/** Reminds staff that they view a client's area, with the way back. */
function ViewingBanner({ name }: { name: string }) {
  return (
    <aside aria-label="Você está vendo como o cliente" className="viewing-banner no-print">
      <Icon name="eye" className="size-5 flex-none" />
      <p>
        Você está vendo o que <strong>{name}</strong> vê. Só leitura.
      </p>
      <Form method="post" action="/agencia/parar-de-ver">
        <Button type="submit" variant="ghost" size="sm">
          Voltar à mesa
        </Button>
      </Form>
    </aside>
  )
}

/** For staff who are also somebody's client. */
const areaLink = { label: 'Área do Cliente', to: '/dashboard', icon: 'overview' } as const

/** Guards everything below /dashboard, even if a page forgets to. */
export const middleware: MiddlewareFunction<Response>[] = [guardAccount, guardReadOnly]
export const clientMiddleware = [cachePage]

export const loader = (args: LoaderFunctionArgs) => accountData(args)

export { AccountError as ErrorBoundary } from '#app/shell/frame/account-error.tsx'

export default function AccountLayout() {
  const { viewing, client, choices, links, desk, ...frame } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  useWarmPages('layouts/account')
  if (desk?.links.some(({ to }) => pathname.startsWith(to))) {
    const ways = client ? [...desk.links, areaLink] : desk.links
    return (
      <Shell
        frame={{ ...frame, ...desk, assistant: undefined }}
        links={ways}
        tone="desk"
        mark={<Logo />}
        menuTitle="Mesa da agência"
        tools={<SearchBox />}
      >
        <Outlet />
      </Shell>
    )
  }
  return (
    <Shell
      frame={frame}
      links={links}
      mark={<Logo />}
      head={client && <ClientSwitch client={client} choices={choices} />}
      whose={
        client && (
          <>
            <Logo className="size-6" />
            <span>{client.name}</span>
          </>
        )
      }
      banner={viewing && client && <ViewingBanner name={client.name} />}
    >
      <Outlet />
    </Shell>
  )
}
