/** Which ports are shared out to which. */
export interface Balanced {
  readonly port: number;
  readonly to: readonly number[];
}

function pool(name: string, ports: readonly number[]): string {
  const servers = ports.map((port) => `    server 127.0.0.1:${port} max_fails=1 fail_timeout=2s;`).join("\n");
  return `  upstream ${name} {
    least_conn;
${servers}
    keepalive 64;
  }`;
}

/**
 * The configuration of an nginx that shares out the gateways to the world and the services to the gateways. It is all
 * that the product asks of a proxy: keep connections, hand on who asks and for what name, pass events on as they come,
 * and ask another gateway only when the first one has not taken the request.
 */
export function nginxConfig(gateways: Balanced, services: Balanced, folder: string): string {
  return `worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 4096; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  # What may have been done is never sent twice.
  proxy_next_upstream error timeout;
  keepalive_requests 1000000;

${pool("gateways", gateways.to)}

${pool("services", services.to)}

  server {
    listen 127.0.0.1:${gateways.port};
    client_max_body_size 2m;
    location / {
      proxy_pass http://gateways;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      # Live events leave as they come, for as long as somebody listens.
      proxy_buffering off;
      proxy_read_timeout 1h;
    }
  }

  server {
    listen 127.0.0.1:${services.port};
    client_max_body_size 2m;
    location / {
      proxy_pass http://services;
      proxy_set_header Host $http_host;
    }
  }
}
`;
}
