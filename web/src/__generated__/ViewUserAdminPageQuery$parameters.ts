/**
 * @generated SignedSource<<262a37f6a5438fb2abe3344f8f862596>>
 * @relayHash 597f03b394b01915c5c7044149a54496
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f996b8ac9d089903cbdf0c0eaf3879fcd54a583d49e97aefbc013e6e916c4890

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewUserAdminPageQuery } from './ViewUserAdminPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewUserAdminPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f996b8ac9d089903cbdf0c0eaf3879fcd54a583d49e97aefbc013e6e916c4890",
    "metadata": {},
    "name": "ViewUserAdminPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
