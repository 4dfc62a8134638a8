import { type ReactNode, useState } from 'react'
import { Button, buttonClass } from './button.tsx'
import { Field } from './field.tsx'
import { Icon, type IconName } from './icon.tsx'
import { Sheet } from './modal.tsx'
import { Progress } from './progress.tsx'
import { Reveal } from './reveal.tsx'
import { Spinner } from './spinner.tsx'
import { Stars } from './stars.tsx'
import { Tabs } from './tabs/tabs.tsx'
import { toast } from './toast/toast.ts'
import { Toaster } from './toast/toaster.tsx'

type Theme = 'noite' | 'dia'

const iconNames =
  'target sparkles book layout camera chart search mail clock users shield zap message calendar trending wallet map compass anchor wind sail phone pen video code gauge layers funnel refresh heart check star alert arrow chevron close menu'.split(
    ' ',
  ) as IconName[]

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-line border-t py-8">
      <h3 className="title-3 mb-5">{title}</h3>
      {children}
    </section>
  )
}

function Buttons() {
  const [busy, setBusy] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button>Principal</Button>
      <Button variant="ghost">Contorno</Button>
      <Button variant="quiet">Discreto</Button>
      <Button size="sm">Menor</Button>
      <Button disabled>Desligado</Button>
      <Button busy={busy} busyText="Enviando..." onClick={() => setBusy(true)}>
        Ocupar
      </Button>
      <a href="#topo" className={buttonClass({ variant: 'ghost', size: 'sm' })}>
        Ao topo <Icon name="arrow" />
      </a>
    </div>
  )
}

function Overlays() {
  const [open, setOpen] = useState(false)
  const links = (
    <nav aria-label="Exemplo" className="grid">
      {['Primeiro', 'Segundo', 'Terceiro'].map((text) => (
        <a
          key={text}
          href="#topo"
          className="flex min-h-12 items-center border-line border-b font-semibold"
        >
          {text}
        </a>
      ))}
    </nav>
  )
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="ghost" onClick={() => setOpen(true)}>
        Abrir
      </Button>
      <Sheet open={open} onClose={() => setOpen(false)} label="Menu">
        {links}
      </Sheet>
    </div>
  )
}

const tabLabels = ['Visão Geral', 'Nossas Áreas', 'Projetos', 'Processo', 'Resultados', 'Contato']

function TabsExample({ theme }: { theme: Theme }) {
  const [value, setValue] = useState(`${theme}-0`)
  const items = tabLabels.map((label, index) => ({
    id: `${theme}-${index}`,
    label,
    panel: <p className="text-soft">Conteúdo de {label}.</p>,
  }))
  return <Tabs label={`Exemplo ${theme}`} items={items} value={value} onChange={setValue} />
}

function Fields() {
  return (
    <div className="grid gap-5">
      <Field label="Nome" name="name" required autoComplete="off" placeholder="Como te chamamos" />
      <Field
        label="E-mail"
        name="email"
        type="email"
        required
        defaultValue="nome@"
        hint="Só para responder."
        error="Informe um e-mail válido."
      />
      <Field as="select" label="Assunto" name="subject">
        <option>Primeiro</option>
        <option>Segundo</option>
      </Field>
      <Field as="textarea" label="Mensagem" name="message" hint="Até 1.000 caracteres." />
    </div>
  )
}

function Column({ theme, onToast }: { theme: Theme; onToast: () => void }) {
  const show = (title: string, variant: 'default' | 'destructive') => {
    onToast()
    toast({ title, description: 'A segunda linha explica.', variant })
  }
  return (
    <div data-theme={theme} className="min-w-0 bg-bg p-5 text-fg lg:p-10">
      <h2 className="title-2 mb-6">{theme}</h2>
      <Block title="Button">
        <Buttons />
      </Block>
      <Block title="Field">
        <Fields />
      </Block>
      <Block title="Tabs">
        <TabsExample theme={theme} />
      </Block>
      <Block title="Sheet">
        <Overlays />
      </Block>
      <Block title="Toast">
        <div className="flex flex-wrap gap-3">
          <Button variant="ghost" onClick={() => show('Tudo certo', 'default')}>
            Aviso
          </Button>
          <Button variant="ghost" onClick={() => show('Erro ao enviar', 'destructive')}>
            Erro
          </Button>
        </div>
      </Block>
      <Block title="Progress, Stars">
        <div className="grid gap-4">
          <Progress value={75} label="Três quartos" />
          <Progress value={2} max={8} label="Dois de oito" />
          <p className="flex flex-wrap items-center gap-3">
            <Stars value={5} /> <Stars value={4.9} /> <Stars value={3.5} /> <Stars value={0} />
          </p>
        </div>
      </Block>
      <Block title="Spinner">
        <div className="flex items-center gap-6">
          <Spinner className="size-6" />
        </div>
      </Block>
      <Block title="Icon">
        <div className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-4">
          {iconNames.map((name) => (
            <div key={name} className="grid justify-items-center gap-1 text-muted text-sm">
              <Icon name={name} className="size-6 text-brand" />
              {name}
            </div>
          ))}
        </div>
      </Block>
      <Block title="Reveal">
        <div className="grid gap-4">
          {['Um', 'Dois', 'Três', 'Quatro'].map((text) => (
            <Reveal key={text} className="card p-8">
              {text}
            </Reveal>
          ))}
        </div>
      </Block>
    </div>
  )
}

/** Development only: every primitive in both themes. */
export default function UiGallery() {
  const [toastTheme, setToastTheme] = useState<Theme>('noite')
  return (
    <main id="topo">
      <h1 className="sr-only">Componentes</h1>
      <div className="grid lg:grid-cols-2">
        <Column theme="noite" onToast={() => setToastTheme('noite')} />
        <Column theme="dia" onToast={() => setToastTheme('dia')} />
      </div>
      <div data-theme={toastTheme} className="text-fg">
        <Toaster />
      </div>
    </main>
  )
}
