/** Keeps the screen awake: with a wake lock where there is one, otherwise with a small silent video that keeps playing. */

export type Watch = 'lock' | 'film' | 'none';

interface Waker {
  how: Watch;
  rest(): void;
}

/** Keeps the screen awake, reports how (again when that changes), and returns a function that stops it. */
export function keepAwake(tell: (how: Watch) => void = () => undefined): () => void {
  let waker: Waker | undefined;
  let stopped = false;
  let trying = false;

  async function wake() {
    if (stopped || trying || document.visibilityState === 'hidden') return;
    trying = true;
    waker?.rest();
    waker = undefined;
    const found = (await locked()) ?? (await filmed());
    trying = false;
    if (stopped) {
      found?.rest();
      return;
    }
    waker = found;
    tell(found?.how ?? 'none');
  }

  // A lock is lost when the page is hidden, and a video may only start after a gesture.
  const again = () => void wake();
  const gesture = () => {
    if (waker === undefined) void wake();
  };
  document.addEventListener('visibilitychange', again);
  addEventListener('pointerdown', gesture);
  void wake();
  return () => {
    stopped = true;
    document.removeEventListener('visibilitychange', again);
    removeEventListener('pointerdown', gesture);
    waker?.rest();
  };
}

async function locked(): Promise<Waker | undefined> {
  // Only pages served over TLS or from localhost have it.
  if (!('wakeLock' in navigator)) return undefined;
  try {
    const lock = await navigator.wakeLock.request('screen');
    return { how: 'lock', rest: () => void lock.release() };
  } catch {
    return undefined;
  }
}

const FRAMES_A_SECOND = 2;

/** Browsers do not dim a screen that plays a video: two pixels of it, muted, made here. */
async function filmed(): Promise<Waker | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 2;
  const brush = canvas.getContext('2d');
  if (!brush || typeof canvas.captureStream !== 'function') return undefined;
  const film = document.createElement('video');
  film.muted = true;
  film.playsInline = true;
  film.setAttribute('aria-hidden', 'true');
  film.tabIndex = -1;
  film.style.cssText = 'position:fixed;left:0;bottom:0;width:2px;height:2px;opacity:.01;pointer-events:none';
  const stream = canvas.captureStream(FRAMES_A_SECOND);
  film.srcObject = stream;
  let tick = 0;
  const timer = setInterval(() => {
    brush.fillStyle = (tick += 1) % 2 ? '#000' : '#111';
    brush.fillRect(0, 0, 2, 2);
  }, 1000 / FRAMES_A_SECOND);
  document.body.append(film);
  const rest = () => {
    clearInterval(timer);
    for (const track of stream.getTracks()) track.stop();
    film.remove();
  };
  try {
    await film.play();
  } catch {
    rest();
    return undefined;
  }
  return { how: 'film', rest };
}
