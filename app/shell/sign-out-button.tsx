import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { toast } from '#app/ui/toast.ts'
import { outage } from '#features/shared/rules/failure.ts'
import { applyPreferences } from './apply-preferences.ts'
import { tellOtherTabs } from './session-channel.ts'
import { sayGoodbye } from './sign-out-toast.tsx'

const address = '/dashboard/sign-out'

/** A form of its own, so that it also works without scripts. */
export function SignOutButton({ collapsed }: { collapsed: boolean }) {
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()

  async function signOut(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    try {
      const answer = await fetch(address, { method: 'POST', redirect: 'manual' })
      // A redirect that is not followed has no status of its own.
      if (answer.type !== 'opaqueredirect' && !answer.ok) throw new Error(String(answer.status))
      tellOtherTabs('signed-out')
      applyPreferences(null)
      await navigate('/', { replace: true })
      sayGoodbye()
    } catch (error) {
      setBusy(false)
      const isAway = (error as Error).message === '503'
      toast({
        variant: 'destructive',
        title: 'Erro ao fazer logout',
        description: isAway
          ? `${outage.message} ${outage.action}`
          : 'Não conseguimos falar com o servidor. Tente de novo em alguns instantes.',
      })
    }
  }

  return (
    <form method="post" action={address} onSubmit={signOut}>
      <button
        type="submit"
        className="sidebar-item"
        disabled={busy}
        title={collapsed ? 'Sair' : undefined}
      >
        {busy ? <Spinner className="size-5" /> : <Icon name="sign-out" />}
        <span className="sidebar-text">Sair</span>
      </button>
    </form>
  )
}
