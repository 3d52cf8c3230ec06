import * as v from 'valibot';
import { eventsAddress, sourceEvent, type PageReport } from '../protocol';

/**
 * Reloads the page when it is out of date, and passes on each report. A tab in the background is not
 * connected, since browsers allow only six connections to a server; it catches up when it is shown.
 */
export function followSource(onReport: (report: PageReport) => void): void {
  const revision = document.getElementById('root')?.dataset.revision;
  let events: EventSource | undefined;

  const connect = () => {
    events?.close();
    if (document.hidden) return;
    events = new EventSource(eventsAddress);
    events.addEventListener('message', ({ data }) => {
      const event = v.parse(sourceEvent, JSON.parse(String(data)));
      onReport(event.report);
      if (revision !== undefined && event.revision !== revision) window.location.reload();
    });
  };
  connect();
  document.addEventListener('visibilitychange', connect);
}
