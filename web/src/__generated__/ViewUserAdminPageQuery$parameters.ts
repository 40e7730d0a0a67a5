/**
 * @generated SignedSource<<3f598c4b9be0c323b14600007272eaf3>>
 * @relayHash 470ae51a5ae51b1b8a0c132296b5d77a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3048fe134e7b8ff99e7be54dae203a186b295ac880d70b1e2898fa8144a1735f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewUserAdminPageQuery } from './ViewUserAdminPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewUserAdminPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3048fe134e7b8ff99e7be54dae203a186b295ac880d70b1e2898fa8144a1735f",
    "metadata": {},
    "name": "ViewUserAdminPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
