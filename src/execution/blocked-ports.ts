/**
 * Ports of no public API: the bad ports of the Fetch standard (§2.9 "port blocking") and the usual ports of databases,
 * caches, queues and control planes, which a forged request could reach. `EGRESS_ALLOW` names exceptions.
 */
export const BLOCKED_PORTS: ReadonlySet<number> = new Set([
  // Fetch standard
  0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104,
  109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515,
  526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049,
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
  // RPC, SMB, LDAP, rsync
  138, 445, 873, 3268, 3269,
  // Databases and caches
  1433, 1434, 1521, 3306, 5432, 5433, 6378, 6379, 6380, 7687, 9042, 11211, 27017, 27018, 27019, 28015,
  // Databases and control planes that speak HTTP: CouchDB, Elasticsearch, InfluxDB, Consul
  5984, 6984, 9200, 9300, 8086, 8500, 8501,
  // Queues and coordination
  1883, 2181, 5671, 5672, 8883, 9092, 61613, 61616,
  // Container and cluster control planes, remote desktops, debuggers
  2375, 2376, 2377, 2379, 2380, 3389, 4243, 5900, 5901, 5985, 5986, 6443, 9229, 10250, 10255,
]);
