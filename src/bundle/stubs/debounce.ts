/** Calls `action` after `ms` without another call. */
export default function debounce(action: () => void, ms: number) {
  let timer: ReturnType<typeof setTimeout>;
  const ask = () => {
    clearTimeout(timer);
    timer = setTimeout(action, ms);
  };
  return Object.assign(ask, { cancel: () => clearTimeout(timer) });
}
