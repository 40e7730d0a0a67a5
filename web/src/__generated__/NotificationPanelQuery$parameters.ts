/**
 * @generated SignedSource<<bc4b404ba8f1152e89c8d085e3393eb3>>
 * @relayHash 49b9187100b917c7568661d02918f91a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5329e27cdfc8c61a7ce8dbe22ed3bef0cce0ede3446d39c417966fab2aa98ccd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotificationPanelQuery } from './NotificationPanelQuery.graphql';

const node: PreloadableConcreteRequest<NotificationPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5329e27cdfc8c61a7ce8dbe22ed3bef0cce0ede3446d39c417966fab2aa98ccd",
    "metadata": {},
    "name": "NotificationPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
