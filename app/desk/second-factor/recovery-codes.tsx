import { Icon } from '#app/ui/icon.tsx'

/** Shown once: each lets its owner in without the telephone, one time. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <>
      <p role="status" className="text-[1.1rem]">
        Pronto. Guarde estes códigos de recuperação: cada um vale uma vez, no lugar do celular. Eles
        não aparecem de novo.
      </p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-3">
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(codes.join('\n'))}`}
          download="codigos-de-recuperacao.txt"
          className="btn btn-ghost"
        >
          <Icon name="download" />
          Baixar
        </a>
        <a href="/agencia" className="btn btn-cta">
          Já guardei, abrir a mesa
        </a>
      </p>
    </>
  )
}
