// SPDX-License-Identifier: Apache-2.0
// A client of roslib: asks rosapi what there is, then uses topics, parameters and services. Prints what it got as JSON.
import { Param, Ros, Service, Topic } from "roslib";

const address = process.argv[2];

function connect() {
  return new Promise((resolve, reject) => {
    const ros = new Ros({ url: address });
    ros.on("connection", () => resolve(ros));
    ros.on("error", reject);
  });
}

function ask(method, ...words) {
  return new Promise((resolve, reject) => ros[method](...words, resolve, reject));
}

function call(service, request, seconds) {
  return new Promise((resolve, reject) => service.callService(request, resolve, reject, seconds));
}

const ros = await connect();
const other = await connect();
const got = {};

got.topics = await ask("getTopics");
got.services = await ask("getServices");
got.nodes = await ask("getNodes");
got.node = await new Promise((resolve, reject) => ros.getNodeDetails("/robopitch", resolve, reject));
got.topicType = await ask("getTopicType", "/spin");
got.topicsForType = await ask("getTopicsForType", "nubot_common/VelCmd");
got.serviceType = await ask("getServiceType", "/Shoot");
got.servicesForType = await ask("getServicesForType", "nubot_common/Shoot");
got.rawTypes = await ask("getTopicsAndRawTypes");
got.message = JSON.stringify(ros.decodeTypeDefs(await ask("getMessageDetails", "nubot_common/CoachInfo")));
got.request = JSON.stringify(await ask("getServiceRequestDetails", "nubot_common/Shoot"));
got.response = JSON.stringify(await ask("getServiceResponseDetails", "nubot_common/Shoot"));
got.noType = await ask("getMessageDetails", "no_such/Type").catch((reason) => `refused: ${reason}`);

got.params = await ask("getParams");
const prefix = new Param({ ros, name: "/cyan/prefix" });
got.prefix = await new Promise((resolve, reject) => prefix.get(resolve, reject));
const mine = new Param({ ros, name: "/mine" });
await new Promise((resolve, reject) => mine.set({ list: [1, 2.5, "three", true] }, resolve, reject));
got.mine = JSON.stringify(await new Promise((resolve, reject) => mine.get(resolve, reject)));
await new Promise((resolve, reject) => mine.delete(resolve, reject));
got.paramsAfter = await ask("getParams");

const spin = new Topic({ ros, name: "/spin", messageType: "nubot_common/VelCmd" });
got.spin = await new Promise((resolve) => spin.subscribe(resolve));
got.publishers = await new Promise((resolve, reject) => spin.getPublishers(resolve, reject));
spin.unsubscribe();
const drive = new Topic({ ros, name: "/drive", messageType: "nubot_common/VelCmd" });
drive.publish({ Vx: 120, Vy: 0, w: 1 });

const shoot = new Service({ ros, name: "/Shoot", serviceType: "nubot_common/Shoot" });
got.shot = await call(shoot, { strength: 5, ShootPos: 1 });

// A service of this client, called by another one and by RoboPitch itself.
const holder = new Service({ ros, name: "/DribbleId", serviceType: "nubot_common/DribbleId" });
got.heldBy = [];
let heard;
const heardFromMatch = new Promise((resolve) => (heard = resolve));
await holder.advertise((request, response) => {
  got.heldBy.push(request.AgentId);
  if (request.AgentId === 7) {
    heard();
  }
  return request.AgentId > 0;
});
// Both go the same way: when this is answered, the service is there for the other connection too.
await ask("getServices");
const asking = new Service({ ros: other, name: "/DribbleId", serviceType: "nubot_common/DribbleId" });
got.answer = await call(asking, { AgentId: 3 });
got.refusal = await call(asking, { AgentId: -1 }).catch((reason) => `refused: ${reason}`);
got.servicesWithMine = await ask("getServices");
console.log("serving");
await heardFromMatch;
await holder.unadvertise();
// As above: when this is answered, the service is gone.
await ask("getServices");
got.gone = await call(asking, { AgentId: 3 }).catch((reason) => `refused: ${reason}`);

got.heldBy = JSON.stringify(got.heldBy);
console.log(JSON.stringify(got));
ros.close();
other.close();
