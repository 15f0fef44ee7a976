import { useContext } from 'react'
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router'

/** The entry module alone, without the router and the routes that `<Scripts/>` would load. */
export function IslandScript() {
  const manifest = useContext(FrameworkContext)?.manifest
  if (!manifest) return null
  const refresh = manifest.hmr?.runtime
  return (
    <>
      {refresh && <script type="module" src={refresh} />}
      <script type="module" src={manifest.entry.module} />
    </>
  )
}
