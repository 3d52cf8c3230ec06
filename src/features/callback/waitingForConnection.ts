/** Shown while a submitted request waits for a connection. */
export const waitingForConnection = 'Нет связи. Отправим, как только она появится';
