import net from "node:net";
import tls from "node:tls";

type LookupCallback = (error: Error | null, addresses: { address: string; family: number }[]) => void;

interface ConnectOptions {
  host?: string;
  port?: number | string;
  lookup?: (host: string, options: { all: true }, callback: LookupCallback) => void;
}

export interface Reroute {
  /** `address:port` of every requested connection, in order. */
  connected: string[];
  restore(): void;
}

/**
 * Records connections to public addresses without a network: the connections that undici requests from `net` and `tls` are
 * recorded after the lookup, and redirected to a loopback server.
 */
export function rerouteConnections(ports: { http: number; https: number }): Reroute {
  const { connect } = net;
  const tlsConnect = tls.connect;
  const connected: string[] = [];

  function record(options: ConnectOptions): void {
    const { host = "", port } = options;
    if (net.isIP(host) !== 0 || options.lookup === undefined) connected.push(`${host}:${port}`);
    else
      options.lookup(host, { all: true }, (_, [first]) => void connected.push(`${first?.address}:${port}`));
  }

  function led(options: ConnectOptions, port: number): ConnectOptions {
    const { lookup: _lookup, ...rest } = options;
    return { ...rest, host: "127.0.0.1", port };
  }

  net.connect = ((options: ConnectOptions) => {
    record(options);
    return Reflect.apply(connect, net, [led(options, ports.http)]);
  }) as typeof net.connect;
  tls.connect = ((options: ConnectOptions) => {
    record(options);
    return Reflect.apply(tlsConnect, tls, [led(options, ports.https)]);
  }) as typeof tls.connect;

  function restore(): void {
    net.connect = connect;
    tls.connect = tlsConnect;
  }
  return { connected, restore };
}
