import { useEffect, useState } from 'react'
import { useSubmit } from 'react-router'
import { usePostForm } from '#app/shell/forms/post-form.tsx'
import { Button } from '#app/ui/button.tsx'

type State = 'unknown' | 'ready' | 'install' | 'insecure' | 'unsupported' | 'denied' | 'failed'

const SCOPE = '/agencia'

/** iPads name themselves Macs, but have no mouse alone. */
const isApple = () =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

function judgeBrowser(): State {
  if (!isSecureContext) return 'insecure'
  const isComplete = 'serviceWorker' in navigator && 'PushManager' in window
  if (!isComplete || !('Notification' in window)) return isApple() ? 'install' : 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'ready'
}

/** The browser's subscription; one of an earlier key of the server is replaced. */
async function subscribe(publicKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(`${SCOPE}/avisos.js`, { scope: SCOPE })
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  try {
    return await pushManager.subscribe(options)
  } catch (error) {
    const present = await pushManager.getSubscription()
    if (!present) throw error
    await present.unsubscribe()
    return pushManager.subscribe(options)
  }
}

const texts: Record<Exclude<State, 'unknown' | 'ready'>, string> = {
  install:
    'No iPhone e no iPad, os avisos chegam depois de pôr a mesa na Tela de Início. Veja como abaixo.',
  insecure: 'Os avisos precisam de uma conexão segura: abra a mesa por https.',
  unsupported: 'Este navegador não recebe avisos. Use o Chrome, o Edge, o Firefox ou o Safari.',
  denied:
    'O navegador bloqueia os avisos desta página. Libere as notificações nas configurações do site, no cadeado ao lado do endereço, e recarregue.',
  failed:
    'O navegador não conseguiu ativar os avisos. Confira a conexão e se a janela não é anônima, e tente de novo.',
}

/** Turns notifications on in this browser, the one part of the page that needs scripts. */
export function ThisDevice({ publicKey, isActive }: { publicKey: string; isActive: boolean }) {
  const [state, setState] = useState<State>('unknown')
  const [subscribing, setSubscribing] = useState(false)
  const { answer, busy } = usePostForm('add-device')
  const submit = useSubmit()
  useEffect(() => setState(judgeBrowser()), [])

  async function activate() {
    setSubscribing(true)
    try {
      // First of all, since browsers ask only right after a press.
      const permission = await Notification.requestPermission()
      if (permission !== 'granted') return setState(permission === 'denied' ? 'denied' : 'ready')
      const { endpoint = '', keys = {} } = (await subscribe(publicKey)).toJSON()
      const { p256dh = '', auth = '' } = keys
      const form = { intent: 'add-device', endpoint, p256dh, auth }
      await submit(form, { method: 'post', replace: true, preventScrollReset: true })
    } catch {
      setState('failed')
    } finally {
      setSubscribing(false)
    }
  }

  const error = answer?.errors && Object.values(answer.errors)[0]
  const canTry = state === 'ready' || state === 'failed'
  return (
    <>
      <noscript>
        <p className="font-semibold">
          Ativar precisa de JavaScript: ligue-o no navegador e recarregue. O resto desta página
          funciona sem ele.
        </p>
      </noscript>
      <div>
        <div role="status">
          {isActive && <p className="font-semibold">Este aparelho recebe os avisos.</p>}
          {state in texts && !isActive && (
            <p className="mb-4">{texts[state as keyof typeof texts]}</p>
          )}
          {error && <p className="mb-4 font-semibold text-danger">{error}</p>}
        </div>
        {canTry && !isActive && (
          <Button onClick={activate} busy={subscribing || busy} busyText="Ativando...">
            Ativar neste aparelho
          </Button>
        )}
      </div>
      <details className="sure" key={state} open={state === 'install'}>
        <summary className="link">Como instalar a mesa no celular</summary>
        <ul className="desk-list">
          <li>
            iPhone e iPad (iOS 16.4 ou mais novo): abra a mesa no Safari, toque em Compartilhar e em
            “Adicionar à Tela de Início”. Abra a mesa pelo ícone novo, entre, volte a esta página e
            ative.
          </li>
          <li>Android: no menu do navegador, “Instalar app” ou “Adicionar à tela inicial”.</li>
          <li>Computador: no Chrome e no Edge, o ícone de instalar ao lado do endereço.</li>
        </ul>
      </details>
    </>
  )
}
